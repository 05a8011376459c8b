import type { Art } from "@hilo/rules/play/card";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { ArtOf } from "./art.tsx";
import { HistoryEmblem } from "./history-emblem.tsx";
import { Monogram } from "./monogram.tsx";
import { Poster } from "./poster.tsx";
import { Sleeve } from "./sleeve.tsx";

const draw = () => <svg data-testid="drawn" />;
const picture = () => document.querySelector<HTMLImageElement>("img.art-picture");
const PICTURE = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

test("shows a remote picture over the drawn one, which returns if it fails", async () => {
	const art: Art = { kind: "subreddit", name: "aww", imageUrl: PICTURE };
	const { getByTestId } = await render(<ArtOf card={{ name: "r/aww", art }} value={undefined} draw={draw} />);
	await expect.poll(() => picture()?.complete).toBe(true);
	picture()?.dispatchEvent(new Event("error"));
	await expect.poll(picture).toBeNull();
	await expect.element(getByTestId("drawn")).toBeInTheDocument();
});

test("shows the drawn picture if the remote one failed before hydration", async () => {
	const art: Art = { kind: "item", name: "Everest", imageUrl: "/no/picture" };
	const page = <ArtOf card={{ name: "Everest", art }} value={undefined} draw={draw} />;
	const container = document.createElement("div");
	container.innerHTML = renderToString(page);
	document.body.append(container);
	await expect.poll(() => container.querySelector("img")?.complete).toBe(true);
	const root = hydrateRoot(container, page);
	await expect.poll(picture).toBeNull();
	root.unmount();
	container.remove();
});

test("shows no remote picture without an address", async () => {
	await render(
		<ArtOf card={{ name: "r/aww", art: { kind: "subreddit", name: "aww" } }} value={undefined} draw={draw} />,
	);
	expect(picture()).toBeNull();
});

test("hides the century's colour before the year is known", async () => {
	const grounds = async (year: number | undefined) => {
		const { container, unmount } = await render(<HistoryEmblem icon="crown" year={year} />);
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

test("draws the same item the same, and others differently", async () => {
	const markup = async (element: React.ReactNode) => {
		const { container, unmount } = await render(element);
		const { innerHTML } = container;
		await unmount();
		return innerHTML;
	};
	expect(await markup(<Sleeve artist="Queen" year={1975} />)).toBe(
		await markup(<Sleeve artist="Queen" year={1975} />),
	);
	expect(await markup(<Sleeve artist="Queen" year={1975} />)).not.toBe(
		await markup(<Sleeve artist="Abba" year={1975} />),
	);
	const poster = await markup(<Poster title="Star Wars" year={1977} genre="Adventure" />);
	expect(poster).toContain("Star");
	expect(poster).toContain("’77");
	expect(await markup(<Monogram initials="BA" iso2="fr" />)).toContain("/flags/fr.svg");
});
