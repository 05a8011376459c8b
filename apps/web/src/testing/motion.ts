import { cdp } from "vitest/browser";

let isOn = false;

/** Turns motion on until the end of the test. Tests run with reduced motion otherwise, as the browser's settings say. */
export const withMotion = (): Promise<void> => setMotion(true);

/** Reduces motion again in a test that began `withMotion`. Called after each test. */
export const reduceMotion = (): Promise<void> => setMotion(false);

async function setMotion(on: boolean): Promise<void> {
	if (isOn === on) return;
	isOn = on;
	const value = on ? "no-preference" : "reduce";
	await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
