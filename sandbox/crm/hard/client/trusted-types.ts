const list = document.getElementById('lines');
for (const line of list?.dataset.lines?.split('|') ?? []) {
  const item = document.createElement('li');
  item.textContent = line;
  list?.append(item);
}
