const DELAY_MS = 500;

setTimeout(() => {
  for (const fold of document.querySelectorAll('details')) fold.open = true;
  for (const part of document.querySelectorAll('main [hidden]')) part.removeAttribute('hidden');
}, DELAY_MS);
