import { enableBrowserPool } from './browsers/browser-pool';

enableBrowserPool();
