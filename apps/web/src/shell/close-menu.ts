import type { SyntheticEvent } from "react";

/** Closes the menu around the item that was pressed. */
export const closeMenu = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
	currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
