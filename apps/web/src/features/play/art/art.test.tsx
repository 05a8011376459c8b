import { filterOf } from "@hilo/catalog/filters";
import type { Art as ItemArt } from "@hilo/rules/play/card";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Art, Drawing } from "./art.tsx";

const drawing = () => document.querySelector("svg.art-tile");
const picture = () => document.querySelector<HTMLImageElement>("img:not(.art-flag)");
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

test("shows a remote picture over the drawn one, which returns if it fails", async () => {
	const art: ItemArt = { kind: "subreddit", name: "aww", imageUrl: PICTURE };
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

test("hides the century's colour before the year is known", async () => {
	const grounds = async (year: number | undefined) => {
		const { container, unmount } = await render(
			<Drawing art={{ kind: "emblem", icon: "crown" }} value={year} />,
		);
		const fill = container.querySelector("rect")?.getAttribute("fill");
		await unmount();
		return fill;
	};
	const [open, ...centuries] = [
		await grounds(undefined),
		await grounds(1805),
		await grounds(1905),
		await grounds(2005),
	];
	expect(new Set([open, ...centuries]).size).toBe(4);
});

test.each([
	["movie", 200],
	["movie", 64],
	["movie", 32],
	["wealth", 200],
	["wealth", 32],
] as const)("keeps all letters on the drawings of every item of %s, %s px wide", async (game, width) => {
	const { cards = [] } = filterOf(game, "")?.pool() ?? {};
	expect(cards.length).toBeGreaterThan(90);
	const { container } = await render(
		<div style={{ width }}>
			{cards.map(({ id, name, art }) => (
				<Drawing key={id} art={art} name={name} />
			))}
		</div>,
	);
	await document.fonts.ready;
	const texts = [...container.querySelectorAll("text")];
	expect(texts.length).toBeGreaterThanOrEqual(cards.length);
	const cut = texts.filter((text) => {
		const { x, width } = text.getBBox();
		return x < 0 || x + width > 100;
	});
	expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});
