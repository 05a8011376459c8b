import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Branding, markAddress } from "@hilo/rules/site/branding";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { Ctx } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { brandedAnswer, fixedAnswer } from "./fixed-answer.ts";
import { openApiDocument } from "./openapi.ts";
import type { RestSection } from "./rest-row.ts";

function pageOf({ name, mark }: Branding, basePath: string): string {
	const siteName = escapeHtml(name);
	const picture = mark === null ? USUAL_MARK : `<img src="${basePath}${markAddress(mark, 128)}" alt="">`;
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`The API | ${name}`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${basePath}/api/docs/swagger-ui.css">
<link rel="stylesheet" href="${basePath}/api/docs/site.css">
<script defer src="${basePath}/api/docs/swagger-ui-bundle.js"></script>
<script defer src="${basePath}/api/docs/start.js"></script>
</head>
<body>
<header class="site"><a class="name" href="${basePath}/">${picture}${siteName}</a><h1>The API</h1><a href="${basePath}/">Back to ${siteName}</a></header>
<div id="calls"></div>
<noscript>This page needs JavaScript. The same, for machines: <a href="${basePath}/api/openapi.json">openapi.json</a>.</noscript>
</body>
</html>`;
}

/** The two half discs of the site's bar. */
const USUAL_MARK =
	'<svg viewBox="0 0 32 32" aria-hidden="true"><path class="higher" d="M15.2 1v24a12 12 0 0 1 0-24Z"/><path class="lower" d="M16.8 7v24a12 12 0 0 0 0-24Z"/></svg>';

/**
 * Swagger UI knows its dark look by a class only. It has links in buttons (the button opens the same address), lists
 * without a label, tables without headers, and a second heading of the page.
 */
const startOf = (basePath: string) => `const system = matchMedia("(prefers-color-scheme: dark)");
const follow = () => document.documentElement.classList.toggle("dark-mode", system.matches);
system.addEventListener("change", follow);
follow();
SwaggerUIBundle({
	url: "${basePath}/api/openapi.json",
	dom_id: "#calls",
	deepLinking: true,
	docExpansion: "list",
	defaultModelsExpandDepth: 0,
	validatorUrl: null,
});
const lists = { "#servers": "Server", ".examples-select-element": "Example" };
const mend = () => {
	for (const link of document.querySelectorAll("button a[href]")) link.removeAttribute("href");
	for (const table of document.querySelectorAll("table[role=region]")) table.removeAttribute("role");
	for (const cell of document.querySelectorAll("thead td")) cell.role = "columnheader";
	for (const title of document.querySelectorAll("#calls h1")) title.ariaLevel = "2";
	for (const [list, label] of Object.entries(lists))
		for (const field of document.querySelectorAll(list)) field.ariaLabel = label;
};
new MutationObserver(mend).observe(document.getElementById("calls"), { childList: true, subtree: true });`;

/** The bar and the paper of the site's pages. */
const LOOK = `:root {
	color-scheme: light dark;
	--paper: light-dark(#f6f0e4, #141119);
	--line: light-dark(#d9cfbd, #3a3446);
	--ink: light-dark(#1a1520, #f7f1e6);
	--lower: light-dark(#1a5dcc, #63adff);
	--right: light-dark(#0a6e42, #57d394);
	--gutter: clamp(1rem, 4vw, 3rem);
}
html, html.dark-mode, html.dark-mode .swagger-ui { background: var(--paper); }
body { margin: 0; }
.site {
	display: flex;
	align-items: center;
	gap: 0.5rem 1.25rem;
	box-sizing: border-box;
	min-height: 3.75rem;
	padding: 0.5rem max(var(--gutter), 50vw - 42rem + var(--gutter));
	border-bottom: 1px solid var(--line);
	color: var(--ink);
	font: 600 1rem/1.2 system-ui, sans-serif;
}
.site h1 { flex: 1; margin: 0; font: inherit; }
.site a { display: inline-flex; align-items: center; gap: 0.625rem; min-height: 2.75rem; color: inherit; }
.site .name { font-size: 1.375rem; font-weight: 800; text-decoration: none; overflow-wrap: anywhere; }
.site a:focus-visible { outline: 3px solid; outline-offset: 3px; }
.site :is(svg, img) { flex: none; width: 2rem; height: 2rem; object-fit: contain; }
.site .higher { fill: light-dark(#c04300, #ff8a3c); }
.site .lower { fill: var(--lower); }
.swagger-ui .wrapper { max-width: 84rem; padding-inline: var(--gutter); }
.swagger-ui .auth-container .wrapper { padding-inline: 0; }
.swagger-ui .info { margin-block: 2rem 1.25rem; }
.swagger-ui .info a { color: var(--lower); }
.swagger-ui .scheme-container, html.dark-mode .swagger-ui .scheme-container {
	padding-block: 0;
	background: none;
	box-shadow: none;
}
/* What Swagger UI has below 4.5:1, and links below 24 px. */
.swagger-ui .opblock .opblock-summary-method,
html:not(.dark-mode) .swagger-ui .info .title small pre { color: #000; text-shadow: none; }
html:not(.dark-mode) .swagger-ui :is(.markdown, .renderedMarkdown) code { color: #7a00d6; }
html:not(.dark-mode) .swagger-ui .response-control-media-type__accept-message { color: #005c00; }
.swagger-ui .btn.execute { border-color: #1a5dcc; background: #1a5dcc; }
html:not(.dark-mode) .swagger-ui .btn.cancel { border-color: #b3261e; color: #b3261e; }
.swagger-ui .highlight-code span[style*="rgb(211, 99, 99)"] { color: #ff9d9d !important; }
.swagger-ui .opblock-summary-path a { display: inline-block; min-height: 24px; line-height: 24px; }
.swagger-ui :is(.tablinks, .models-control, .copy-to-clipboard button, .info a, select) { min-width: 24px; min-height: 24px; }
.swagger-ui .info a { display: inline-block; line-height: 24px; }
.swagger-ui .opblock .opblock-summary .view-line-link { flex: none; width: 24px; margin: 0 4px; }
/* No call has links, and the column is wider than a phone. */
.swagger-ui .response-col_links { display: none; }
html .swagger-ui .scheme-container .btn.authorize,
html .swagger-ui .scheme-container .btn.authorize svg {
	border-color: var(--right);
	color: var(--right);
}
`;

/** Swagger UI needs only its own files, its inline pictures, the site's mark and calls. */
const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"style-src-attr 'unsafe-inline'",
	"img-src 'self' data:",
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

export function mountDocs(
	services: Pick<Ctx, "settings" | "siteSettings">,
	sections: readonly RestSection[],
): Hono<ApiEnv> {
	const docs = new Hono<ApiEnv>();
	const { basePath } = services.settings;
	for (const path of ["/openapi.json", "/docs/*"]) docs.use(path, etag());
	docs.get(
		"/openapi.json",
		brandedAnswer(services, ({ name }) => ({
			type: "application/json",
			body: JSON.stringify(openApiDocument(sections, name, basePath)),
		})),
	);
	docs.get(
		"/docs",
		restrict,
		brandedAnswer(services, (site) => ({ type: "text/html; charset=utf-8", body: pageOf(site, basePath) })),
	);
	docs.get(
		"/docs/start.js",
		fixedAnswer(() => ({ type: "text/javascript; charset=utf-8", body: startOf(basePath) })),
	);
	docs.get(
		"/docs/site.css",
		fixedAnswer(() => ({ type: "text/css; charset=utf-8", body: LOOK })),
	);
	docs.get(
		"/docs/swagger-ui-bundle.js",
		packagedFile("swagger-ui-bundle.js", "text/javascript; charset=utf-8"),
	);
	docs.get("/docs/swagger-ui.css", packagedFile("swagger-ui.css", "text/css; charset=utf-8"));
	return docs;
}

const restrict = createMiddleware<ApiEnv>(async (c, next) => {
	await next();
	c.res.headers.set("Content-Security-Policy", POLICY);
});

function packagedFile(name: string, type: string) {
	const { resolve } = createRequire(import.meta.url);
	return fixedAnswer(async () => ({ type, body: await readFile(resolve(`swagger-ui-dist/${name}`)) }));
}
