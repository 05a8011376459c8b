import { filterOf } from "@hilo/catalog/filters";
import type { Art as ItemArt } from "@hilo/rules/play/card";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Art, Drawing } from "./art.tsx";

const drawing = () => document.querySelector(".art-emblem");
const pictures = () => [...document.querySelectorAll<HTMLImageElement>("img:not(.art-flag)")];
const picture = () => pictures()[0] ?? null;
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const sized = (width: number, height: number) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;

test("shows a remote picture over the drawn one, which returns if it fails", async () => {
	const art: ItemArt = { kind: "subreddit", name: "aww", icon: "rabbit", imageUrl: PICTURE };
	await render(<Art name="r/aww" art={art} />);
	await expect.poll(() => picture()?.complete).toBe(true);
	picture()?.dispatchEvent(new Event("error"));
	await expect.poll(picture).toBeNull();
	expect(drawing()).not.toBeNull();
});

test("shows the drawn picture if the remote one failed before hydration", async () => {
	const art: ItemArt = { kind: "item", name: "Everest", imageUrl: "/no/picture" };
	const page = <Art name="Everest" art={art} />;
	const container = document.createElement("div");
	container.innerHTML = renderToString(page);
	document.body.append(container);
	await expect.poll(() => container.querySelector("img")?.complete).toBe(true);
	const root = hydrateRoot(container, page);
	await expect.poll(picture).toBeNull();
	root.unmount();
	container.remove();
});

test.each([
	["portrait", sized(40, 60), ["cover", "contain"]],
	["landscape", sized(60, 40), ["cover"]],
	["square", sized(40, 40), ["cover"]],
])("shows a %s picture whole or from edge to edge", async (_, imageUrl, fits) => {
	await render(<Art name="Everest" art={{ kind: "item", name: "Everest", imageUrl }} />);
	await expect.poll(() => pictures().every(({ complete }) => complete)).toBe(true);
	await expect.poll(() => pictures().map((img) => getComputedStyle(img).objectFit)).toEqual(fits);
});

test("hides the century's colour before the year is known", () => {
	const groundOf = (value: number | undefined) => {
		const container = document.createElement("div");
		container.innerHTML = renderToString(<Drawing art={{ kind: "emblem", icon: "crown" }} value={value} />);
		return container.querySelector<HTMLElement>(".art")?.style.getPropertyValue("--ground");
	};
	const grounds = [undefined, 1805, 1905, 2005].map(groundOf);
	expect(new Set(grounds).size).toBe(4);
	expect(groundOf(1899)).toBe(grounds[1]);
});

test("draws films of one genre and year differently, and the same whatever they cost", () => {
	const art = { kind: "poster", genre: "Drama", icon: "rose", year: 1999 } as const;
	const drawingOf = (name: string, value?: number) =>
		renderToString(<Drawing art={art} name={name} value={value} />);
	const first = drawingOf("Magnolia");
	expect(drawingOf("Magnolia", 37_000_000)).toBe(first);
	expect(drawingOf("American Beauty")).not.toBe(first);
});

test("draws every film on a scene of its genre that exists", async () => {
	const { cards = [] } = filterOf("movie", "")?.pool() ?? {};
	// Outside the document, so that the browser does not draw them all.
	const films = document.createElement("div");
	films.innerHTML = renderToString(
		cards.map(({ id, name, art }) => <Drawing key={id} art={art} name={name} />),
	);
	const scenes = new Set([...films.querySelectorAll("use")].map((use) => use.getAttribute("href") ?? ""));
	expect(scenes.size).toBeGreaterThan(80);
	for (const [file, ofFile] of Map.groupBy(scenes, (scene) => scene.split("#")[0] ?? "")) {
		const drawn = new DOMParser().parseFromString(await (await fetch(file)).text(), "image/svg+xml");
		for (const scene of ofFile)
			expect(drawn.getElementById(scene.split("#")[1] ?? "")?.childElementCount, scene).toBeGreaterThan(1);
	}
});

test("keeps all letters on the drawings of repositories without a mark", async () => {
	const { cards = [] } = filterOf("github", "")?.pool() ?? {};
	const { container } = await render(
		<div style={{ width: 200 }}>
			{cards.map(({ id, name, art }) => (
				<Drawing key={id} art={art} name={name} />
			))}
		</div>,
	);
	await expect.poll(() => container.querySelectorAll("text").length).toBeGreaterThan(100);
	await document.fonts.ready;
	const texts = [...container.querySelectorAll("text")];
	const cut = texts.filter((text) => {
		const { x, y, width, height } = text.getBBox();
		return text.textContent === "" || x < 0 || y < -5 || x + width > 100 || y + height > 112;
	});
	expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});
