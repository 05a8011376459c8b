import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Button } from "./button.tsx";

test("takes no press before hydration, and every one after", async () => {
	const press = vi.fn();
	const box = document.body.appendChild(document.createElement("div"));
	box.innerHTML = renderToString(<Button onClick={press}>Delete</Button>);
	const button = page.getByRole("button", { name: "Delete" });
	await expect.element(button).toBeDisabled();
	const root = hydrateRoot(box, <Button onClick={press}>Delete</Button>);
	await expect.element(button).toBeEnabled();
	await button.click();
	expect(press).toHaveBeenCalledOnce();
	root.unmount();
	box.remove();
});
