const canvas = document.querySelector('canvas')?.getContext('2d');
if (canvas) {
  canvas.font = '14px sans-serif';
  canvas.fillStyle = '#888';
  canvas.fillText('Office (646) 555-0121', 4, 20);
  canvas.fillText('Commented (646) 555-0122', 4, 50);
  canvas.fillText('Linked: our office', 4, 80);
}
