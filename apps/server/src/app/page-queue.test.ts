import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, it, vi } from "vitest";
import { onOneDatabase } from "../testing/sites.ts";
import { renderedPage, webThatRenders } from "../testing/test-web.ts";

const openSite = onOneDatabase();

async function openRecording() {
	const rendered: string[] = [];
	const web = webThatRenders(async ({ path }) => {
		rendered.push(path);
		return renderedPage(`the page ${path}`);
	});
	return { site: await openSite({ web }), rendered };
}

type Site = Awaited<ReturnType<typeof openRecording>>["site"];

async function askAndLeave({ app }: Site, path: string, headers: Record<string, string> = {}): Promise<void> {
	const incoming = new IncomingMessage(new Socket());
	const outgoing = new ServerResponse(incoming);
	const answer = app.request(path, { headers }, { incoming, outgoing });
	outgoing.destroy();
	await answer;
}

it("alternate between addresses, and leave time for other requests", async () => {
	const { site, rendered } = await openRecording();
	const busy = site.visitor({ address: "192.0.2.7" });
	const pages = Array.from({ length: 20 }, (_, n) => busy.fetch(`/${n}`));
	pages.push(site.visitor({ address: "192.0.2.8" }).fetch("/other"));
	let maxPerPass = 0;
	for (let before = 0; rendered.length < pages.length; before = rendered.length) {
		await new Promise(setImmediate);
		maxPerPass = Math.max(maxPerPass, rendered.length - before);
	}
	await Promise.all(pages);
	expect(rendered.indexOf("/other")).toBeLessThan(10);
	expect(maxPerPass).toBeLessThan(10);
});

it("are skipped when their player has hung up", async () => {
	const { site, rendered } = await openRecording();
	const ada = await site.player("ada");
	await askAndLeave(site, "/updates", { Cookie: ada.cookieHeader });
	expect(rendered).toEqual([]);
	expect(await (await ada.fetch("/updates")).text()).toBe("the page /updates");
});

it("reach the visitors who wait for them when the first has hung up", async () => {
	const { site, rendered } = await openRecording();
	const visitor = site.visitor();
	const [, page] = await Promise.all([askAndLeave(site, "/"), visitor.fetch("/")]);
	expect(await page.text()).toBe("the page /");
	expect(rendered).toEqual(["/"]);
});

it("are shared by large reads of both interfaces, and not by small ones", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const runLargeRead = vi.spyOn(site.services.limits.queues, "runLargeRead");
	await ada.api.friends.list.query();
	expect(runLargeRead).toHaveBeenCalledTimes(1);
	await ada.get("/friend/list");
	expect(runLargeRead).toHaveBeenCalledTimes(2);
	await ada.api.friends.requests.query();
	expect(runLargeRead).toHaveBeenCalledTimes(2);
});
