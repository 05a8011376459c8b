import { html, raw } from "hono/html";
import { z } from "zod";
import { openApiPath } from "./openapi.ts";
import type { RestRow } from "./rest-row.ts";

const STYLE = `
:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:2rem 1rem}
h1{line-height:1.1}h2{margin-top:2.5rem;text-transform:capitalize}
summary{cursor:pointer;padding:.6rem 0;overflow-wrap:anywhere}summary span{opacity:.8}
details{border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
code{font-family:ui-monospace,monospace}pre{overflow:auto;padding:1rem;border-radius:.5rem;background:color-mix(in srgb,currentColor 8%,transparent)}
`;

/** A readable page of the documented calls, from the same table that mounts them. */
export function docsPage(rows: readonly RestRow[]) {
	const sections = Map.groupBy(rows, (row) => row.path.split("/")[1] ?? "");
	return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The API | Hilo</title><style>${raw(STYLE)}</style></head>
<body><main>
<h1>The API</h1>
<p>Every path stands under <code>/api</code>. JSON goes both ways. Sign in with <code>POST /auth/login</code>; the session travels
in a cookie. An error is <code>{"message", "code"}</code>. The same, for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
${[...sections].map(([name, calls]) => html`<section><h2>${name.replace(":", "")}</h2>${calls.map(callEntry)}</section>`)}
</main></body></html>`;
}

const WHO = { visitor: "anyone", player: "signed in", admin: "administrators" } as const;

function callEntry(row: RestRow) {
	return html`<details>
<summary><code><b>${row.method.toUpperCase()}</b> ${openApiPath(row.path)}</code> <span>· ${row.summary} · ${WHO[row.access]}</span></summary>
${row.input ? html`<p>Takes</p><pre>${shape(row.input)}</pre>` : ""}
<p>Answers ${row.status ?? 200}</p><pre>${shape(row.answer)}</pre>
</details>`;
}

function shape(schema: z.ZodType): string {
	const { $schema: _, ...converted } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
	return JSON.stringify(converted, null, 2);
}
