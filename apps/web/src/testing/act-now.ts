import { cdp } from "vitest/browser";

/*
 * Clicks and fills as Playwright does where it would not have to wait. It exchanges many messages with the page for
 * each, to look whether the element can be pressed, which costs five times as much as the press.
 */

const TEXT_FIELDS =
	"textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=password])";

/** The browser's own, even if a test holds the timers. */
const onFrame = window.requestAnimationFrame.bind(window);
const nextFrame = () => new Promise(onFrame);

/** Returns false if the element is covered, out of sight or moving, so that it was not clicked. */
export async function clickNow(element: Element): Promise<boolean> {
	element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
	const [before] = element.getClientRects();
	await nextFrame();
	await nextFrame();
	const [box] = element.getClientRects();
	if (!box || box.x !== before?.x || box.y !== before.y) return false;
	const x = box.x + box.width / 2;
	const y = box.y + box.height / 2;
	const frame = window.frameElement?.getBoundingClientRect();
	if (!frame || frame.width !== innerWidth || !element.contains(document.elementFromPoint(x, y)))
		return false;
	const at = { x: frame.x + x, y: frame.y + y };
	let wasClicked = false;
	element.addEventListener("click", () => (wasClicked = true), { capture: true, once: true });
	const press = { ...at, button: "left", clickCount: 1 } as const;
	const { send } = cdp();
	await Promise.all([
		send("Input.dispatchMouseEvent", { ...at, type: "mouseMoved" }),
		send("Input.dispatchMouseEvent", { ...press, type: "mousePressed", buttons: 1 }),
		send("Input.dispatchMouseEvent", { ...press, type: "mouseReleased" }),
	]);
	return wasClicked || !element.isConnected;
}

/** Returns false, without a change, if it is no usual text field. */
export async function fillNow(element: Element, text: string): Promise<boolean> {
	const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
	if (!isField || !element.matches(TEXT_FIELDS) || element.readOnly || text === "") return false;
	element.focus();
	element.select();
	await cdp().send("Input.insertText", { text });
	return true;
}
