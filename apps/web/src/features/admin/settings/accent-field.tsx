import { checkColour, cleanColour } from "@hilo/rules/site/branding-checks";
import { useRef } from "react";
import { Field } from "../../../ui/field.tsx";

/** What the colour chooser shows as long as no colour is typed: the usual accent of the dark theme. */
const USUAL = "#ffd24a";

/** A colour as text, with the browser's colour chooser beside it. @param typed the field's present text */
export function AccentField({ typed }: { typed: string }) {
	const text = useRef<HTMLInputElement>(null);
	const choose = (hex: string) => {
		if (!text.current) return;
		text.current.value = hex;
		text.current.dispatchEvent(new Event("input", { bubbles: true }));
	};
	return (
		<Field
			ref={text}
			name="accent"
			label="Colour"
			required={false}
			autoComplete="off"
			spellCheck={false}
			placeholder="The usual one"
			hint="Hexadecimal, such as #0b6b4f. Optional. Each theme uses a darker or lighter tone where needed; very light and very dark colours are refused."
			after={
				<input
					type="color"
					aria-label="Choose a colour"
					value={checkColour(typed) === null ? cleanColour(typed) : USUAL}
					onChange={({ target }) => choose(target.value)}
					className="absolute inset-y-2 right-2 h-9 w-14 cursor-pointer rounded-sm border-2 border-edge bg-paper p-0.5"
				/>
			}
		/>
	);
}
