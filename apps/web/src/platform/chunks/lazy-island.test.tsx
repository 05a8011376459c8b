import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { loseCode } from "../../testing/lose-code.ts";
import { watchForLostCode } from "../lost-code.ts";
import { lazyIsland } from "./lazy-island.tsx";

const Code = ({ name }: { name: string }) => <p>Hello, {name}</p>;
const found = () => vi.fn(async () => ({ Code }));

test("is loaded when it is first shown, with a placeholder until then", async () => {
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

test("stays empty if its code is lost, because the shell offers a reload", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const end = watchForLostCode(() => {});
	const load = vi.fn(async (): Promise<{ Code: typeof Code }> => {
		throw loseCode();
	});
	const Island = lazyIsland(load, (module) => module.Code, { Waiting: () => <p>Wait</p> });
	const { container } = await render(
		<main>
			<p>The game goes on</p>
			<Island name="Ada" />
		</main>,
	);
	await expect.poll(() => container.textContent).toBe("The game goes on");
	expect(load).toHaveBeenCalledOnce();
	end();
});

test("shows its error in place, and renders after a retry", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const load = found().mockRejectedValueOnce(new Error("broken"));
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

test("keeps the page around an error, and hides the error if quiet", async () => {
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

test("renders immediately after a preload", async () => {
	const Island = lazyIsland(found(), (module) => module.Code);
	await Island.preload();
	const { container } = await render(<Island name="Ada" />);
	expect(container.textContent).toBe("Hello, Ada");
});
