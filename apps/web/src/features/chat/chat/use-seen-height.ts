import { type RefObject, useEffect } from "react";

/**
 * Tells the element how much of the screen is seen over a keyboard, as --seen-height and --seen-top: Safari lays its keyboard over the page,
 * where others make the page smaller.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const view = window.visualViewport;
		if (!view) return;
		const follow = () => {
			// Zoomed in, the page is moved about by hand.
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
