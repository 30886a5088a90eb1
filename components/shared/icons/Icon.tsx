/** Outlines on a 24 × 24 grid, drawn for Handset. */
const paths = {
  phone:
    'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2',
  play: 'M8 5l11 7-11 7z',
  pause: 'M8 5v14M16 5v14',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7.5V12l3 2',
  dots: 'M5 12h.01M12 12h.01M19 12h.01',
  dot: 'M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12',
  circle: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16',
  wave: 'M4 10v4M8 6v12M12 9v6M16 4v16M20 10v4',
  dash: 'M6 12h12',
  question: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 18h.01',
  cross: 'M6 6l12 12M18 6L6 18',
  back: 'M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6',
  check: 'M5 12.5l4.5 4.5L19 7',
  alert: 'M12 4L2.5 20h19zM12 10v4M12 17h.01',
  open: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  down: 'M6 9l6 6 6-6',
  up: 'M6 15l6-6 6 6',
  pencil: 'M4 20h4L19 9l-4-4L4 16z',
  plus: 'M12 5v14M5 12h14',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M10.3 3h3.4l.5 2.6 1.7 1 2.5-.9 1.7 3-2 1.7v2l2 1.7-1.7 3-2.5-.9-1.7 1-.5 2.6h-3.4l-.5-2.6-1.7-1-2.5.9-1.7-3 2-1.7v-2l-2-1.7 1.7-3 2.5.9 1.7-1z',
  panels: 'M4 4h7v9H4zM15 4h5v5h-5zM15 13h5v7h-5zM4 17h7v3H4z',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  pin: 'M9 4h6l-1 6 3 3H7l3-3zM12 13v7',
  sidebar: 'M4 5h16v14H4zM15 5v14',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14M16 16l4.5 4.5',
  again: 'M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6',
  ban: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16M6.5 6.5l11 11',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  page: 'M4 5h16v14H4zM4 9h16',
  chart: 'M5 20v-8M12 20V4M19 20v-5',
} as const;

/** An icon's name. */
export type IconName = keyof typeof paths;

const filled = new Set<IconName>(['play', 'dot']);

/** An icon beside a text. Hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" data-icon={name}>
      <path d={paths[name]} {...(filled.has(name) && { fill: 'currentColor' })} />
    </svg>
  );
}
