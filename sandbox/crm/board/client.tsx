import { hydrate } from 'preact';
import { BoardView } from './BoardView';

const root = document.getElementById('board');
if (root) hydrate(<BoardView />, root);
