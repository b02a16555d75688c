export function ensureChromium(): { chromium: string; missing?: undefined } | { chromium?: undefined; missing: string };
