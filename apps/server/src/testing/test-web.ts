import type { RenderedPage, RenderPage } from "../platform/pages/render-page.ts";
import type { WebClient } from "../platform/pages/web-client.ts";
import { WebFiles } from "../platform/pages/web-files.ts";

export function renderedPage(
	html: string,
	{
		status = 200,
		inline = { scripts: [], styles: [] },
	}: Partial<Pick<RenderedPage, "status" | "inline">> = {},
): RenderedPage {
	return { kind: "page", status, html, inline, version: () => html };
}

/** A built web client without files that renders every page with `render`. */
export function webThatRenders(render: RenderPage): WebClient {
	return { files: new WebFiles("", new Map()), render, pathOf: (path) => path };
}

export const onePage = webThatRenders(async () => renderedPage("a page"));
