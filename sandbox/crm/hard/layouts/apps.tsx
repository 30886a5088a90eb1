import type { ComponentChildren } from 'preact';
import { HardPage } from '@/sandbox/crm/hard/HardPage';
import { Bubbles, Folds, Grids, Quotes } from './apps-texts';

/** Layouts of web apps around a number: viewers, boards, grids, what opens over them, and what hides it. */
export function AppsPage() {
  return (
    <HardPage
      slug="apps"
      script="apps"
      lead="Viewers, boards, grids, chats and what lies over them."
    >
      <div class="grid">
        <Viewer />
        <Board />
        <Covers />
        <Quotes />
        <Bubbles />
        <Folds />
        <Unreadable />
      </div>
      <Grids />
      <section class="card far">
        <p>Below the fold: (646) 555-0141</p>
      </section>
    </HardPage>
  );
}

function Item({
  title,
  children,
  box,
}: {
  title: string;
  children: ComponentChildren;
  box?: string;
}) {
  return (
    <div class={`item ${box ?? ''}`}>
      <small>{title}</small>
      {children}
    </div>
  );
}

/**
 * A page of a PDF: a canvas, the same text over it, transparent and scaled, and over that what can be clicked.
 * Boxes of annotations cover the text (https://github.com/mozilla/pdf.js/issues/7013).
 */
function Viewer() {
  return (
    <section class="card viewer">
      <canvas width="240" height="90" />
      <div class="text-layer">
        <span style={{ top: '8px' }}>Office (646) 555-0121</span>
        <span style={{ top: '38px' }}>Commented (646) 555-0122</span>
        <span style={{ top: '68px' }}>Linked: our office</span>
      </div>
      <div class="annotation" style={{ top: '38px' }} />
      <a class="annotation" style={{ top: '68px' }} href="tel:+1-646-555-0123">
        Dial
      </a>
    </section>
  );
}

function Board() {
  return (
    <section class="card">
      <Item title="Drag handle" box="drag">
        <p>(646) 555-0124</p>
        <span class="handle" />
      </Item>
      <Item title="Ripple" box="layered">
        <p>(646) 555-0125</p>
        <span class="layer ripple" />
      </Item>
      <label class="item row-label">
        <input type="checkbox" />
        <span>(646) 555-0126</span>
      </label>
      <Item title="Copy">
        <button type="button">(646) 555-0127</button>
      </Item>
      <Item title="Cut off">
        <p class="ellipsis">(646) 555-0128 from nine to five</p>
      </Item>
      <Item title="Upright" box="upright">
        <p>(646) 555-0129</p>
      </Item>
      <Item title="Hover card">
        <a href="#carla" class="hoverable">
          Carla
        </a>
        <div class="hover-card">(646) 555-0130</div>
      </Item>
    </section>
  );
}

/** What hides a number, or colours it. */
function Covers() {
  return (
    <section class="card">
      <Item title="Date picker" box="layered">
        <p>(646) 555-0131</p>
        <div class="layer panel picker">
          <button type="button">1</button>
          <button type="button">2</button>
        </div>
      </Item>
      <Item title="Loading" box="layered">
        <p>(646) 555-0132</p>
        <div class="layer veil" />
      </Item>
      <Item title="Found text" box="layered">
        <p>(646) 555-0133</p>
        <div class="layer found" />
      </Item>
    </section>
  );
}

/** What is seen and what is read differ, or nothing is there to read. */
function Unreadable() {
  return (
    <section class="card">
      <Item title="Masked">
        <p>(646) 555-••••</p>
      </Item>
      <Item title="Reversed">
        <p class="reversed">4310-555 )646(</p>
      </Item>
      <Item title="Generated">
        <p class="generated" />
      </Item>
      <Item title="Paper only">
        <p class="paper-only">(646) 555-0135</p>
      </Item>
    </section>
  );
}
