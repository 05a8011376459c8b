import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Switch } from "./switch.tsx";

test("turns when its label is pressed, unless it is busy", async () => {
	const turn = vi.fn();
	const screen = await render(<Switch label="Statistics" hint="Counts pages" isOn onTurn={turn} />);
	const button = page.getByRole("switch", { name: "Statistics", exact: true });
	await expect.element(button).toHaveAccessibleDescription("Counts pages");
	await page.getByText("Statistics").click();
	expect(turn).toHaveBeenCalledExactlyOnceWith(false);
	await screen.rerender(<Switch label="Statistics" isOn isBusy onTurn={turn} />);
	await page.getByText("Statistics").click({ force: true });
	expect(turn).toHaveBeenCalledOnce();
});
