import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { holdTimers } from "../../testing/hold-timers.ts";
import { DRAWN_ISLAND_MS, drawnIsland } from "./drawn-island.tsx";

const Code = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const load = () => vi.fn(async () => ({ Code }));
const container = document.createElement("div");
afterEach(() => container.remove());

/** Hydrates the server's markup with code that comes from `fetched`. */
async function takeOver(fetched: () => Promise<{ Code: typeof Code }>) {
	const OnServer = drawnIsland(load(), (module) => module.Code);
	await OnServer.preload();
	container.innerHTML = renderToString(<OnServer name="Ada" />);
	document.body.append(container);
	const Island = drawnIsland(fetched, (module) => module.Code);
	const errors: unknown[] = [];
	const page = (round: number) => (
		<StrictMode>
			<main data-round={round}>
				<Island name="Ada" />
			</main>
		</StrictMode>
	);
	container.innerHTML = `<main data-round="1">${container.innerHTML}</main>`;
	const root = hydrateRoot(container, page(1), { onRecoverableError: (error) => errors.push(error) });
	await expect.poll(() => Object.keys(container.querySelector("main") ?? {}).length).toBeGreaterThan(0);
	return { errors, renderAgain: () => root.render(page(2)), unmount: () => root.unmount() };
}

test("keeps the server's markup, with the same elements, while the code loads", async () => {
	const goOn = holdTimers("setTimeout", DRAWN_ISLAND_MS);
	const fetched = load();
	const { errors, renderAgain, unmount } = await takeOver(fetched);
	const drawn = container.querySelector("p");
	expect(drawn?.textContent).toBe("Hello, Ada");
	renderAgain();
	await expect.poll(() => container.querySelector("main")?.dataset.round).toBe("2");
	expect(container.querySelector("p")).toBe(drawn);
	expect(fetched).not.toHaveBeenCalled();
	await expect.poll(goOn).toBeGreaterThan(0);
	const isAwake = () => Object.keys(drawn ?? {}).some((key) => key.startsWith("__reactProps"));
	await expect.poll(isAwake).toBe(true);
	expect(container.querySelector("p")).toBe(drawn);
	expect(errors).toEqual([]);
	unmount();
});

test("keeps the server's markup if the code fails to load", async () => {
	const goOn = holdTimers("setTimeout", DRAWN_ISLAND_MS);
	const fetched = load().mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
	const { errors, unmount } = await takeOver(fetched);
	await expect.poll(goOn).toBeGreaterThan(0);
	await expect.poll(() => fetched.mock.calls.length).toBe(1);
	expect(container.querySelector("p")?.textContent).toBe("Hello, Ada");
	expect(errors).toEqual([]);
	unmount();
});

test("renders immediately in the browser after a preload", async () => {
	const Island = drawnIsland(load(), (module) => module.Code);
	await Island.preload();
	const { container } = await render(<Island name="Ada" />);
	expect(container.textContent).toBe("Hello, Ada");
});

test("hides load errors in the browser if quiet", async () => {
	const fetched = load().mockRejectedValue(new TypeError("Failed to fetch dynamically imported module"));
	const pick = (module: { Code: typeof Code }) => module.Code;
	const [Loud, Quiet] = [drawnIsland(fetched, pick), drawnIsland(fetched, pick, { isQuiet: true })];
	const { getByTestId } = await render(
		<>
			<div data-testid="quiet">
				<Quiet name="Ada" />
			</div>
			<div data-testid="loud">
				<Loud name="Ada" />
			</div>
		</>,
	);
	await expect.element(getByTestId("loud").getByRole("button", { name: "Try Again" })).toBeVisible();
	await expect.element(getByTestId("quiet")).toBeEmptyDOMElement();
});
