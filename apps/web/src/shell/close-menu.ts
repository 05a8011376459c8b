import type { SyntheticEvent } from "react";

export const closeMenu = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
	currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
