import { useEffect, useRef } from 'preact/hooks';
import type uPlot from 'uplot';
import { columnsWithText } from './column-texts';
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

/** Bars to draw, in CSS pixels. */
interface BarsToDraw {
  values: readonly number[];
  height: number;
  /** Texts of some columns, by index. Without them the bars are rows without axes. */
  labels?: ReadonlyMap<number, string>;
}

const FONT = '12px system-ui, sans-serif';
/** Half the width of a text below a column. */
const HALF_TEXT = 24;
/** Width of the numbers beside the columns. */
const NUMBERS_WIDTH = 36;
const PADDING = 8;
/** Whole numbers of calls between two lines. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000];

/**
 * Draws bars into an element until the signal aborts, as wide as the element is then. Its colours are
 * those of the element: `color` for texts, `border-color` for bars, `outline-color` for lines. Where the
 * browser draws nothing, the table beside it says the same.
 */
async function drawBars(host: HTMLElement, bars: BarsToDraw, abortSignal: AbortSignal) {
  if (!document.createElement('canvas').getContext('2d')) return;
  const { default: Plot } = await import('uplot');
  if (abortSignal.aborted) return;
  const options = bars.labels ? columnOptions(host, bars) : rowOptions(host, bars);
  const size = { width: host.clientWidth, height: bars.height };
  const xs = bars.values.map((_, index) => index);
  const series = [{}, barSeries(host, Plot.paths.bars)];
  const base = { ...size, series, legend: { show: false }, cursor: { show: false } };
  const plot = new Plot({ ...base, ...options }, [xs, [...bars.values]], host);
  follow(plot, host, abortSignal);
}

/** Fits the drawing to its element and to light or dark, until the signal aborts. */
function follow(plot: uPlot, host: HTMLElement, abortSignal: AbortSignal): void {
  const sized = new ResizeObserver(() => {
    plot.setSize({ width: host.clientWidth, height: plot.height });
  });
  sized.observe(host);
  const scheme = matchMedia('(prefers-color-scheme: dark)');
  scheme.addEventListener('change', () => plot.redraw(), { signal: abortSignal });
  abortSignal.addEventListener('abort', () => {
    sized.disconnect();
    plot.destroy();
  });
}

function barSeries(host: HTMLElement, bars: uPlot.Series.BarsPathBuilderFactory | undefined) {
  const paths = bars?.({ size: [0.65, 28], radius: 0.15 });
  const fill = () => getComputedStyle(host).borderTopColor;
  return { fill, width: 0, points: { show: false }, ...(paths && { paths }) };
}

const isRightToLeft = (host: HTMLElement) => getComputedStyle(host).direction === 'rtl';

/** Half a column before the first bar and after the last. uPlot's own limits are wider for a single bar. */
const wholeBars =
  ({ values }: BarsToDraw): uPlot.Range.Function =>
  () => [-0.5, values.length - 0.5];
const fromZero: uPlot.Range.Function = (_, _least, most) => [0, Math.max(most, 1)];
/** With room for the round end of the longest row, which the edge would cut. */
const beyondEnd: uPlot.Range.Function = (_, _least, most) => [0, Math.max(most, 1) * 1.03];

function columnOptions(host: HTMLElement, bars: BarsToDraw) {
  const { labels } = bars;
  const isMirrored = isRightToLeft(host);
  const text = { stroke: () => getComputedStyle(host).color, font: FONT, ticks: { show: false } };
  const line = { stroke: () => getComputedStyle(host).outlineColor, width: 1 };
  return {
    scales: {
      x: { time: false, range: wholeBars(bars), dir: isMirrored ? (-1 as const) : (1 as const) },
      y: { range: fromZero },
    },
    axes: [
      {
        ...text,
        grid: { show: false },
        size: 24,
        splits: ({ width }: uPlot) => withText(bars, width - PADDING - NUMBERS_WIDTH - HALF_TEXT),
        values: (_: uPlot, at: number[]) => at.map((index) => labels?.get(index) ?? ''),
      },
      {
        ...text,
        grid: line,
        size: NUMBERS_WIDTH,
        side: isMirrored ? (1 as const) : (3 as const),
        incrs: STEPS,
      },
    ],
    // The text of the last column is wider than the column.
    padding: (isMirrored
      ? [PADDING, PADDING, 0, HALF_TEXT]
      : [PADDING, HALF_TEXT, 0, PADDING]) as uPlot.Padding,
  };
}

/** Returns which columns get their text where they have this width together, in CSS pixels. */
function withText({ values, labels = new Map() }: BarsToDraw, width: number): number[] {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return [];
  context.font = FONT;
  const widthOf = (text: string) => context.measureText(text).width;
  return columnsWithText(labels, { columnWidth: width / values.length, widthOf });
}

function rowOptions(host: HTMLElement, bars: BarsToDraw) {
  const isMirrored = isRightToLeft(host);
  return {
    scales: {
      x: { time: false, range: wholeBars(bars), ori: 1 as const, dir: -1 as const },
      y: { range: beyondEnd, ori: 0 as const, dir: isMirrored ? (-1 as const) : (1 as const) },
    },
    axes: [{ show: false }, { show: false }],
    padding: [0, 0, 0, 0] as uPlot.Padding,
  };
}
