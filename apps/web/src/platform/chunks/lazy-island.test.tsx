import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { lazyIsland } from "./lazy-island.tsx";

const Code = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const lost = new TypeError("Failed to fetch dynamically imported module");
const found = () => vi.fn(async () => ({ Code }));

test("is fetched when it is first shown, and something stands in its place until then", async () => {
	const { promise, resolve } = Promise.withResolvers<{ Code: typeof Code }>();
	const load = found().mockReturnValue(promise);
	const Island = lazyIsland(load, (module) => module.Code, { Waiting: () => <p>Wait</p> });
	expect(load).not.toHaveBeenCalled();
	const { getByText } = await render(<Island name="Ada" />);
	await expect.element(getByText("Wait")).toBeVisible();
	resolve({ Code });
	await expect.element(getByText("Hello, Ada")).toBeVisible();
	await expect.element(getByText("Wait")).not.toBeInTheDocument();
	expect(load).toHaveBeenCalledOnce();
});

test("is asked for once more when it can't be fetched", async () => {
	const load = found().mockRejectedValueOnce(lost);
	const Island = lazyIsland(load, (module) => module.Code);
	const { getByText } = await render(<Island name="Ada" />);
	await expect.element(getByText("Hello, Ada")).toBeVisible();
	expect(load).toHaveBeenCalledTimes(2);
});

test("says in its own place that it can't be had, and comes when it is tried again", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const load = found().mockRejectedValueOnce(lost).mockRejectedValueOnce(lost);
	const Island = lazyIsland(load, (module) => module.Code);
	const { getByRole, getByText } = await render(
		<main>
			<p>The game goes on</p>
			<Island name="Ada" />
		</main>,
	);
	const said = "An unexpected error occurred. Please try again later.";
	await expect.element(getByRole("alert")).toHaveTextContent(said);
	await expect.element(getByText("The game goes on")).toBeVisible();
	await getByRole("button", { name: "Try Again" }).click();
	await expect.element(getByText("Hello, Ada")).toBeVisible();
});

test("leaves the page around it as it is when it breaks, and says nothing where that was asked for", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const Broken = lazyIsland(
		found(),
		() =>
			function Breaks(): never {
				throw new Error("broken");
			},
		{ isQuiet: true },
	);
	const { getByText, getByRole } = await render(
		<main>
			<Broken />
			<p>The game goes on</p>
		</main>,
	);
	await expect.poll(() => logged).toHaveBeenCalled();
	await expect.element(getByText("The game goes on")).toBeVisible();
	expect(getByRole("alert").query()).toBeNull();
});

test("is there at once when it was fetched ahead", async () => {
	const Island = lazyIsland(found(), (module) => module.Code);
	await Island.preload();
	const { container } = await render(<Island name="Ada" />);
	expect(container.textContent).toBe("Hello, Ada");
});
