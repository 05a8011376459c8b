/** The end of a press, also of one that became a drag or opened the browser's menu. */
const ENDS = ["mouseup", "dragend", "contextmenu"];
/** Whether a mouse button is down. A tap presses and releases it too, after the finger has left the screen. */
let isPressed = false;
const setPressed = ({ type }: Event) => {
	isPressed = type === "mousedown";
};

if (!import.meta.env.SSR) for (const name of ["mousedown", ...ENDS]) addEventListener(name, setPressed, true);

/**
 * Calls back when no press is under way. What a field shows when it is left must wait for it: the press that takes
 * the focus would otherwise end on what has moved below the pointer, and do nothing.
 */
export function afterPress(action: () => void): void {
	if (!isPressed) {
		action();
		return;
	}
	const ended = new AbortController();
	const end = () => {
		ended.abort();
		// The click comes right after the button is released.
		setTimeout(action);
	};
	for (const name of ENDS) addEventListener(name, end, { capture: true, signal: ended.signal });
}
