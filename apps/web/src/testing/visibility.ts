import { vi } from "vitest";

/** Hides or shows the tab for the rest of the test. */
export function turnTab(to: "hidden" | "visible"): void {
	vi.spyOn(document, "hidden", "get").mockReturnValue(to === "hidden");
	vi.spyOn(document, "visibilityState", "get").mockReturnValue(to);
	document.dispatchEvent(new Event("visibilitychange"));
}
