import { HardPage } from '@/sandbox/crm/hard/HardPage';

/** Scaled, rotated and scrolled content, which tests the button's position. */
export function ZoomPage() {
  return (
    <HardPage slug="zoom" lead="Text at twice the size, turned, and inside two scrollers.">
      <div class="grid">
        <p class="card twice">Twice: (646) 555-0155</p>
        <p class="card turned">Turned: +44 20 7946 0155</p>
        <section class="card scroller" aria-label="Scroller">
          <div class="tall">
            <p>Scroll down within; order 4842123155.</p>
            <div class="scroller inner">
              <p class="wide">Scroller in a scroller: +49 30 23125 155</p>
            </div>
          </div>
        </section>
        <p class="card narrow">Over several lines: +33 1 99 00 11 55</p>
      </div>
    </HardPage>
  );
}

/** A page to print. Marks must not be printed. */
export function PrintPage() {
  return (
    <HardPage slug="print" bodyClass="paper" lead="Print it: the sheet must come out clean.">
      <article class="card letter">
        <h2>Offer 2026-11-0342</h2>
        <p>
          Brightwater Freight
          <br />
          Attn. Ada Whitfield, phone (646) 555-0156
        </p>
        <p>
          Your order 4842123156 of 20 November 2026. For delivery on another day ring our London
          desk on +44 20 7946 0156 or the Berlin warehouse on +49 30 23125 156.
        </p>
        <p>Pay to IBAN DE89 3704 0044 0532 0130 00 within 30 days.</p>
      </article>
    </HardPage>
  );
}

/** Numbers in SVG: text, `tspan`, text on a path, and `foreignObject`. */
export function SvgTextPage() {
  return (
    <HardPage slug="svg-text" lead="Text in a drawing: plain, in spans, along a path, foreign.">
      <div class="card scroll-x">
        <svg class="plan" viewBox="0 0 640 300" role="img" aria-label="Plan of the branches">
          <g fill="none" stroke="var(--line)" stroke-width="2">
            <path d="M120 60 320 150 520 70M320 150v100" />
          </g>
          <path id="arc" d="M150 245Q330 165 520 245" fill="none" />
          <text x="40" y="40">
            New York (646) 555-0160
          </text>
          <text x="430" y="50">
            <tspan>+44 20</tspan>
            <tspan dx="3"> 7946 0160</tspan>
          </text>
          <text>
            <textPath href="#arc">Berlin +49 30 23125 160</textPath>
          </text>
          <text x="40" y="275">
            Order 4842123160
          </text>
          <foreignObject x="400" y="255" width="230" height="60">
            <p>Paris +33 1 99 00 11 60</p>
          </foreignObject>
        </svg>
      </div>
    </HardPage>
  );
}
