import { type RefObject, useEffect } from "react";
import { useStable } from "./table/use-stable.ts";

/** Handles the undo and redo keys in the editor before a field's own undo does. */
export function useUndoKeys(
	editor: RefObject<HTMLElement | null>,
	undoOrRedo: (type: "undo" | "redo") => void,
): void {
	const act = useStable(undoOrRedo);
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const { target } = event;
			const isHere = target === document.body || (target instanceof Node && editor.current?.contains(target));
			const type = typeOf(event);
			if (!type || !isHere) return;
			event.preventDefault();
			act(type);
		};
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, [editor, act]);
}

function typeOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
	if (!(ctrlKey || metaKey) || altKey) return null;
	const sign = key.toLowerCase();
	if (sign === "z") return shiftKey ? "redo" : "undo";
	return sign === "y" && ctrlKey ? "redo" : null;
}
