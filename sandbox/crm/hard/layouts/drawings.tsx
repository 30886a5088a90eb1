import { HardPage } from '@/sandbox/crm/hard/HardPage';
import { BASE_PATH } from '@/sandbox/crm/page';

/** A drawing whose shapes are links, and an image with areas. No text shows their numbers. */
export function DrawingsPage() {
  const old = { 'xlink:href': 'tel:+1-646-555-0114' };
  return (
    <HardPage slug="drawings" lead="Shapes of a drawing, and areas of an image, that dial.">
      <p class="card">Reception: (646) 555-0116</p>
      <div class="grid">
        <figure class="card">
          <svg class="plan" viewBox="0 0 300 100" role="img" aria-label="Desks">
            <a {...old} id="desk">
              <rect x="20" y="20" width="100" height="60" rx="8" fill="var(--accent)" />
            </a>
            <a href="tel:+44-20-7946-0114" id="lounge">
              <circle cx="220" cy="50" r="32" fill="var(--good)" />
            </a>
          </svg>
        </figure>
        <figure class="card">
          <img
            class="map"
            src={`${BASE_PATH}/icon.svg`}
            width="300"
            height="100"
            alt="Floor"
            useMap="#floor"
          />
          <map name="floor">
            <area shape="rect" coords="10,10,110,90" href="tel:+49-30-23125-114" alt="Berlin" />
            <area shape="circle" coords="220,50,35" href="tel:+1-646-555-0115" alt="New York" />
          </map>
        </figure>
      </div>
    </HardPage>
  );
}
