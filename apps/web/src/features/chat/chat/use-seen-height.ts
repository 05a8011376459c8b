import { type RefObject, useEffect } from "react";

/**
 * Sets --seen-height and --seen-top to the part of the screen above the keyboard,
 * because Safari puts its keyboard over the page instead of making the page smaller.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const view = window.visualViewport;
		if (!view) return;
		const follow = () => {
			// A zoomed page is scrolled by hand.
			if (view.scale > 1) return;
			element.current?.style.setProperty("--seen-height", `${view.height}px`);
			element.current?.style.setProperty("--seen-top", `${view.offsetTop}px`);
		};
		follow();
		view.addEventListener("resize", follow);
		view.addEventListener("scroll", follow);
		return () => {
			view.removeEventListener("resize", follow);
			view.removeEventListener("scroll", follow);
		};
	}, [element]);
}
