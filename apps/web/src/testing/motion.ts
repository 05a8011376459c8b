import { cdp } from "vitest/browser";

let isOn = false;

/** Turns motion on for this test. Tests run with reduced motion otherwise. */
export const withMotion = (): Promise<void> => setMotion(true);

/** Called after each test. */
export const reduceMotion = (): Promise<void> => setMotion(false);

async function setMotion(on: boolean): Promise<void> {
	if (isOn === on) return;
	isOn = on;
	const value = on ? "no-preference" : "reduce";
	await cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
}
