import { type ComponentChildren, createElement } from 'preact';
import { HardPage } from '@/sandbox/crm/hard/HardPage';

type RootProps = { mode: 'open' | 'closed'; children: ComponentChildren; slotted?: string };

/** An element with a declarative shadow root and optional slotted text. */
function Root({ mode, children, slotted }: RootProps) {
  return createElement(
    'oak-box',
    null,
    <template shadowrootmode={mode}>
      <style>{':host { display: block } p { margin: 0 0 10px }'}</style>
      {children}
    </template>,
    slotted,
  );
}

/** Nested open and closed roots, a slot, and a closed root that a script adds later. */
export function ShadowPage() {
  return (
    <HardPage
      slug="shadow"
      script="shadow"
      lead="Roots within roots, closed ones in closed ones; one more is attached by script later."
    >
      <div class="card">
        <Root mode="open">
          <p>Open root: (646) 555-0145</p>
          <Root mode="closed">
            <p>Closed in open: +44 20 7946 0145, order 4842123145</p>
            <Root mode="closed" slotted="+33 1 99 00 11 45">
              <p>Closed in closed: +49 30 23125 145</p>
              <p>
                {'In a slot: '}
                <slot />
              </p>
              <label>
                {'Direct line '}
                <input type="tel" value="+1 212 555 0145" />
              </label>
            </Root>
          </Root>
        </Root>
        {createElement('oak-late', { 'data-line': '+46 8 465 004 45' })}
      </div>
    </HardPage>
  );
}

/** Numbers split by inline elements, comments and unusual spaces. */
export function SplitPage() {
  return (
    <HardPage
      slug="split"
      lead="Inline elements cut the numbers; table cells must keep digits apart."
    >
      <div class="grid">
        <ul class="card plain">
          <li>
            <b>(646)</b> 555-<i>0144</i>
          </li>
          <li>
            <span>+1</span>
            <span> 212</span>
            <span> 555</span>
            <span> 0144</span>
          </li>
          <li>
            +44 20
            <wbr /> 7946
            <wbr /> 0144
          </li>
          <li>
            {'+49\u00a030\u2009'}
            <mark>23125</mark>
            {'\u202f144'}
          </li>
          <li>
            <a href="tel:+46846500444">
              +46 <b>8</b> 465 004 44
            </a>
          </li>
        </ul>
        <Pallets />
      </div>
    </HardPage>
  );
}

function Pallets() {
  return (
    <div class="sheet">
      <table aria-label="Pallets">
        <thead>
          <tr>
            <th scope="col">Boxes</th>
            <th scope="col">Weight</th>
            <th scope="col">Volume</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>646</td>
            <td>4417</td>
            <td>2290</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
