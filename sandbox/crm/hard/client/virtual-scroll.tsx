import { hydrate } from 'preact';
import { VirtualList } from '@/sandbox/crm/hard/VirtualList';

const root = document.getElementById('list');
if (root) hydrate(<VirtualList />, root);
