import { useRef } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { classicRules } from "./classic-rules.ts";
import { useStageKeys } from "./use-stage-keys.ts";

const choose = vi.fn<(direction: "higher" | "lower") => void>();
const again = vi.fn();

function Page({ game, isOver }: { game: "country" | "history"; isOver: boolean }) {
	const stage = useRef<HTMLElement>(null);
	const { buttons } = classicRules(game);
	useStageKeys({ stage, buttons, choose, again: isOver ? again : null });
	return (
		<>
			<section ref={stage} tabIndex={-1} aria-label="Stage">
				<dialog open>
					<h2 tabIndex={-1}>Over</h2>
				</dialog>
			</section>
			<p tabIndex={-1}>Elsewhere</p>
			<button type="button" popoverTarget="menu">
				Open menu
			</button>
			<div id="menu" popover="auto">
				<a href="#item">Item</a>
			</div>
			<input aria-label="Name" />
			<textarea aria-label="Message" />
			<select aria-label="Era" />
			<p contentEditable suppressContentEditableWarning>
				Note
			</p>
			<div role="menu" aria-label="Choices" tabIndex={-1} />
		</>
	);
}

async function open(game: "country" | "history" = "country", isOver = false) {
	choose.mockReset();
	again.mockReset();
	await render(<Page game={game} isOver={isOver} />);
}

const chosenWith = async (keys: readonly string[]) => {
	for (const key of keys) await userEvent.keyboard(key);
	return choose.mock.calls.map(([direction]) => direction);
};

test.each([
	["country", ["{ArrowUp}", "h", "{ArrowDown}", "l"], ["higher", "higher", "lower", "lower"]],
	["country", ["{ArrowLeft}", "{ArrowRight}", "e"], []],
	["history", ["l", "{ArrowRight}", "{ArrowUp}"], ["higher", "higher", "higher"]],
	["history", ["e", "{ArrowLeft}", "{ArrowDown}", "h"], ["lower", "lower", "lower"]],
] as const)("in the %s game the keys %j choose %j", async (game, keys, chosen) => {
	await open(game);
	expect(await chosenWith(keys)).toEqual(chosen);
});

const elsewhere = () => [
	page.getByLabelText("Name"),
	page.getByLabelText("Message"),
	page.getByLabelText("Era"),
	page.getByText("Note"),
	page.getByRole("menu", { name: "Choices" }),
	page.getByRole("button", { name: "Open menu" }),
	page.getByRole("heading", { name: "Over" }),
];

test("ignores keys in fields, menus, their buttons and dialogs", async () => {
	await open("country", true);
	for (const place of elsewhere()) {
		(place.element() as HTMLElement).focus();
		expect(document.activeElement).toBe(place.element());
		await userEvent.keyboard("h{ArrowDown}{Enter}");
	}
	// Enter on its button has opened the menu.
	(page.getByRole("link", { name: "Item" }).element() as HTMLElement).focus();
	await userEvent.keyboard("l");
	expect([choose.mock.calls, again.mock.calls]).toEqual([[], []]);
});

test("plays again on Enter after the game, with the focus on the stage or on no element", async () => {
	await open("country", true);
	await userEvent.keyboard("{Enter}");
	expect(again).toHaveBeenCalledTimes(1);
	(page.getByRole("region", { name: "Stage" }).element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	expect(again).toHaveBeenCalledTimes(2);
	(page.getByText("Elsewhere").element() as HTMLElement).focus();
	await userEvent.keyboard("{Enter}");
	expect(again).toHaveBeenCalledTimes(2);

	await open("country", false);
	await userEvent.keyboard("{Enter}");
	expect(again).not.toHaveBeenCalled();
});

test("handles keys in a dialog around the stage", async () => {
	choose.mockReset();
	function Preview() {
		const stage = useRef<HTMLElement>(null);
		useStageKeys({ stage, buttons: classicRules("country").buttons, choose, again: null });
		return (
			<dialog open>
				<button type="button">Close</button>
				<section ref={stage} tabIndex={-1} aria-label="Stage" />
			</dialog>
		);
	}
	await render(<Preview />);
	page.getByRole("button", { name: "Close" }).element().focus();
	expect(await chosenWith(["h"])).toEqual(["higher"]);
});
