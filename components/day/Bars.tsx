import { useEffect, useRef } from 'preact/hooks';
import { type BarsToDraw, drawBars } from './draw-bars';
import 'uplot/dist/uPlot.min.css';

/** A drawing of numbers that a table beside it says in words. */
export function Bars({ values, height, labels }: BarsToDraw) {
  const host = useRef<HTMLDivElement>(null);
  const key = JSON.stringify([values, height, [...(labels ?? [])]]);
  useEffect(() => {
    const ended = new AbortController();
    const bars = { values, height, ...(labels && { labels }) };
    if (host.current) void drawBars(host.current, bars, ended.signal);
    return () => ended.abort();
  }, [key]);
  return <div ref={host} class="bars" style={{ blockSize: `${height}px` }} aria-hidden="true" />;
}
