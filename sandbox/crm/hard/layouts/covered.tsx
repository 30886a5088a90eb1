import { HardPage } from '@/sandbox/crm/hard/HardPage';

/**
 * Cards that something of the page covers. Boxes that paint nothing show the number, for example a link that is
 * stretched over its card (https://github.com/twbs/bootstrap/pull/26184). Others hide it.
 */
export function CoveredPage() {
  return (
    <HardPage slug="covered" lead="Some boxes over these numbers paint nothing, some hide them.">
      <div class="grid">
        <article class="card stretched">
          <h2>
            <a href="#ada">Ada Whitfield</a>
          </h2>
          <p>(646) 555-0101</p>
        </article>
        <article class="card layered">
          <p>Drag me: +44 20 7946 0101</p>
          <div class="layer" />
        </article>
        <article class="card layered">
          <p>Faded skeleton: +49 30 23125 101</p>
          <div class="layer skeleton" />
        </article>
        <article class="card layered">
          <p>Selected cell: +33 1 99 00 11 01</p>
          <div class="layer frame" />
        </article>
        <article class="card layered">
          <p>Under a dialog: (646) 555-0102</p>
          <div class="layer panel" />
        </article>
        <article class="card layered">
          <p>Under a veil: (646) 555-0103</p>
          <div class="layer veil" />
        </article>
        <article class="card layered">
          <p>Under a sticker: (646) 555-0104</p>
          <div class="layer">
            <span class="sticker" />
          </div>
        </article>
      </div>
    </HardPage>
  );
}
