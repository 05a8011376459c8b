import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { afterPress } from "./after-press.ts";

function Example({ onPress }: { onPress: () => void }) {
	const [isWrong, setWrong] = useState(false);
	return (
		<>
			<input aria-label="Name" onBlur={() => afterPress(() => setWrong(true))} />
			{isWrong && <p style={{ height: 200 }}>A name, please</p>}
			<button type="button" onClick={onPress}>
				Import
			</button>
		</>
	);
}

const name = page.getByLabelText("Name");
/** A person holds the button for a moment. */
const PRESS = { delay: 80 };
const fault = page.getByText("A name, please");

test("an error that appears when its field is left does not move the pressed button away", async () => {
	const onPress = vi.fn();
	await render(<Example onPress={onPress} />);
	await name.click();
	await page.getByRole("button").click(PRESS);
	expect(onPress).toHaveBeenCalledOnce();
	await expect.element(fault).toBeVisible();
});

test("it appears immediately when the field is left by the keyboard, and after a drag or a menu", async () => {
	await render(<Example onPress={() => {}} />);
	await name.click();
	await userEvent.tab();
	expect(fault.query()).not.toBeNull();
	for (const end of [new DragEvent("dragend"), new MouseEvent("contextmenu")]) {
		dispatchEvent(new MouseEvent("mousedown"));
		const action = vi.fn();
		afterPress(action);
		expect(action).not.toHaveBeenCalled();
		dispatchEvent(end);
		await expect.poll(() => action).toHaveBeenCalledOnce();
	}
});
