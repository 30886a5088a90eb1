import { hydrate } from 'preact';
import { KeyedList } from '@/sandbox/crm/hard/KeyedList';

/** `?turns=20` stops the list after 20 turns, so that a test can compare the page. */
const turns = new URLSearchParams(location.search).get('turns');
const root = document.getElementById('rows');
if (root) hydrate(<KeyedList {...(turns === null ? {} : { turns: Number(turns) })} />, root);
