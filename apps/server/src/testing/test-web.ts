import type { RenderedPage, RenderPage } from "../platform/pages/render-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { WebFiles } from "../platform/pages/web-files.ts";

export function renderedPage(
	html: string,
	{ status = 200, inlineScripts = [] }: Partial<Pick<RenderedPage, "status" | "inlineScripts">> = {},
): RenderedPage {
	return { kind: "page", status, html, inlineScripts, version: () => html };
}

/** A built web client without files that renders every page with `render`. */
export function webThatRenders(render: RenderPage): WebClient {
	return { files: new WebFiles("", new Map()), render, pathOf: (path) => path };
}

export const onePage = webThatRenders(async () => renderedPage("a page"));
