/** How small the letters on the screen are. */
import type { Page } from 'playwright-core';

/** The words within a part of the page that are drawn smaller than so many pixels, each with its size. */
export const smallWords = (page: Page, within: string, least: number): Promise<readonly string[]> =>
  page.evaluate(
    ([selector, pixels]) => {
      const found = new Set<string>();
      for (const root of document.querySelectorAll(selector)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const element = node.parentElement;
          const text = node.textContent?.trim() ?? '';
          if (!element || text === '' || element.closest('.visually-hidden, .rv-hidden, .ar-said, title, desc'))
            continue;
          if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { width, height } = range.getBoundingClientRect();
          if (width < 2 || height < 2) continue;
          const set = Number.parseFloat(getComputedStyle(element).fontSize);
          // A drawing may show its letters larger or smaller than they are set.
          const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
          if (set * scale < pixels - 0.05) found.add(`${text.slice(0, 30)} ${(set * scale).toFixed(1)}`);
        }
      }
      return [...found];
    },
    [within, least] as const,
  );
