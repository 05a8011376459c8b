import { type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Choice } from "./choice.tsx";
import { Field } from "./field.tsx";
import { Form, SubmitButton } from "./form.tsx";
import { Select } from "./select.tsx";

const CHECKS = {
	name: (text: string) => (text === "" ? "A name, please" : null),
	city: (text: string) => (text === "" ? "A city, please" : null),
};
const name = page.getByLabelText("Name");
const city = page.getByLabelText("City");
const send = page.getByRole("button", { name: "Send" });

function Example({ onSend, refusal }: { onSend(texts: object): void; refusal?: string }) {
	const [said, setSaid] = useState<string>();
	return (
		<Form
			checks={CHECKS}
			isBusy={false}
			problems={said ? { city: said } : undefined}
			send={(texts) => {
				onSend(texts);
				setSaid(refusal);
			}}
		>
			<Field name="name" label="Name" hint="As it is written" />
			<Field name="city" label="City" />
			<button type="submit">Send</button>
		</Form>
	);
}

/** Calls back after hydration. */
function Hydrated({ onHydrated, children }: { onHydrated(): void; children: ReactNode }) {
	useEffect(onHydrated, []);
	return children;
}

test("shows an error in place of the hint, and focuses the first faulty field", async () => {
	const onSend = vi.fn();
	await render(<Example onSend={onSend} />);
	await expect.element(name).toHaveAccessibleDescription("As it is written");
	await send.click();
	await expect.element(name).toHaveAccessibleDescription("A name, please");
	await expect.element(page.getByText("As it is written")).not.toBeInTheDocument();
	await expect.element(city).toHaveAccessibleDescription("A city, please");
	await expect.element(name).toHaveFocus();
	await userEvent.fill(name, "Ada");
	await expect.element(name).toHaveAccessibleDescription("As it is written");
	await expect.element(city).toBeInvalid();
	expect(onSend).not.toHaveBeenCalled();
});

test("focuses the field that the server refuses, and keeps typed text", async () => {
	const onSend = vi.fn();
	await render(<Example onSend={onSend} refusal="No such city" />);
	await userEvent.fill(name, "Ada");
	await userEvent.fill(city, "Atlantis");
	await send.click();
	expect(onSend).toHaveBeenCalledWith({ name: "Ada", city: "Atlantis" });
	await expect.element(city).toHaveAccessibleDescription("No such city");
	await expect.element(city).toHaveFocus();
	await expect.element(name).toHaveValue("Ada");
	await expect.element(city).toHaveValue("Atlantis");
});

test("sends text typed before hydration", async () => {
	const onSend = vi.fn();
	const onHydrated = vi.fn();
	const example = (
		<Hydrated onHydrated={onHydrated}>
			<Example onSend={onSend} />
		</Hydrated>
	);
	const box = document.body.appendChild(document.createElement("div"));
	box.innerHTML = renderToString(example);
	await userEvent.fill(name, "Ada");
	await userEvent.fill(city, "London");
	const root = hydrateRoot(box, example);
	// A click before hydration would submit the form natively and leave the page.
	await expect.poll(() => onHydrated).toHaveBeenCalled();
	await send.click();
	expect(onSend).toHaveBeenCalledWith({ name: "Ada", city: "London" });
	root.unmount();
	box.remove();
});

test("enables a button that needs a change after another option or radio was chosen, until it is undone", async () => {
	const option = (value: string) => ({ value, label: value });
	await render(
		<Form checks={{ size: () => null, colour: () => null }} isBusy={false} send={() => {}}>
			<Select name="size" label="Size" defaultValue="M" options={["S", "M"].map(option)} />
			<Select name="kind" label="Kind" options={["Round", "Square"].map(option)} />
			<Choice legend="Colour" name="colour" chosen="red" options={["red", "blue"].map(option)} />
			<SubmitButton busy="Saving" needsChange>
				Save
			</SubmitButton>
		</Form>,
	);
	const save = page.getByRole("button", { name: "Save" });
	await expect.element(save).toBeDisabled();
	await page.getByLabelText("Size").selectOptions("S");
	await expect.element(save).toBeEnabled();
	await page.getByLabelText("Size").selectOptions("M");
	await expect.element(save).toBeDisabled();
	await page.getByRole("radio", { name: "blue" }).click();
	await expect.element(save).toBeEnabled();
	await page.getByRole("radio", { name: "red" }).click();
	await expect.element(save).toBeDisabled();
});
