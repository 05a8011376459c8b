import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { createMiddleware } from "hono/factory";
import type { Ctx } from "../context.ts";
import { escapeHtml } from "../escape-html.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { brandedAnswer, fixedAnswer } from "./fixed-answer.ts";
import { openApiDocument } from "./openapi.ts";
import type { RestSection } from "./rest-row.ts";

const pageOf = (siteName: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(`The API | ${siteName}`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<script defer src="/api/docs/swagger-ui-bundle.js"></script>
<script defer src="/api/docs/start.js"></script>
</head>
<body>
<main id="calls"></main>
<noscript>This page needs JavaScript. The same, for machines: <a href="/api/openapi.json">openapi.json</a>.</noscript>
</body>
</html>`;

const START = `SwaggerUIBundle({
	url: "/api/openapi.json",
	dom_id: "#calls",
	deepLinking: true,
	docExpansion: "list",
	defaultModelsExpandDepth: 0,
	validatorUrl: null,
});`;

/** Swagger UI needs only its own files, its inline pictures and the site's calls. */
const POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"style-src-attr 'unsafe-inline'",
	"img-src data:",
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'",
].join("; ");

export function mountDocs(
	services: Pick<Ctx, "siteSettings">,
	sections: readonly RestSection[],
): Hono<ApiEnv> {
	const docs = new Hono<ApiEnv>();
	for (const path of ["/openapi.json", "/docs/*"]) docs.use(path, etag());
	docs.get(
		"/openapi.json",
		brandedAnswer(services, ({ name }) => ({
			type: "application/json",
			body: JSON.stringify(openApiDocument(sections, name)),
		})),
	);
	docs.get(
		"/docs",
		restrict,
		brandedAnswer(services, ({ name }) => ({ type: "text/html; charset=utf-8", body: pageOf(name) })),
	);
	docs.get(
		"/docs/start.js",
		fixedAnswer(() => ({ type: "text/javascript; charset=utf-8", body: START })),
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
