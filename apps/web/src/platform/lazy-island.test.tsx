import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { lazyIsland } from "./lazy-island.tsx";

const Code = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test("an island shows its fallback until its code is there", async () => {
	const Island = lazyIsland(
		async () => ({ Code }),
		(module) => module.Code,
		<p>Wait</p>,
	);
	const { getByText } = await render(<Island name="Ada" />);
	await expect.element(getByText("Hello, Ada")).toBeVisible();
	expect(getByText("Wait").query()).toBeNull();
});

test("code that can't be fetched is asked for once more", async () => {
	const load = vi
		.fn<() => Promise<{ Code: typeof Code }>>()
		.mockRejectedValueOnce(new Error("lost"))
		.mockResolvedValue({ Code });
	const Island = lazyIsland(load, (module) => module.Code);
	const { getByText } = await render(<Island name="Ada" />);
	await expect.element(getByText("Hello, Ada")).toBeVisible();
	expect(load).toHaveBeenCalledTimes(2);
});

test("an island that can't be had, or breaks, leaves the page around it as it is", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const Gone = lazyIsland(
		() => Promise.reject<{ Code: typeof Code }>(new Error("gone")),
		(module) => module.Code,
		<p>No island</p>,
	);
	const Broken = lazyIsland(
		async () => ({ Code }),
		() =>
			function Breaks(): never {
				throw new Error("broken");
			},
	);
	const { getByText } = await render(
		<main>
			<Gone name="Ada" />
			<Broken />
			<p>The game goes on</p>
		</main>,
	);
	await expect.element(getByText("No island")).toBeVisible();
	await expect.element(getByText("The game goes on")).toBeVisible();
});
