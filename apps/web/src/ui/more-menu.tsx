import type { ComponentProps, ReactNode } from "react";
import { LineIcon } from "./icon.tsx";
import { Menu } from "./menu.tsx";

const DOTS = "M5 12h.01M12 12h.01M19 12h.01";

interface MoreMenuProps {
	/** The accessible name of the button. */
	label: string;
	/** `MenuButton`s, and links with the role "menuitem" and the classes `MENU_ENTRY`. */
	children: ReactNode;
	className?: string;
}

export const MENU_ENTRY =
	"flex min-h-11 w-full cursor-pointer items-center px-4 text-left whitespace-nowrap -outline-offset-3 hover:bg-sunk focus:bg-sunk";

export function MenuButton({ className = "", ...rest }: ComponentProps<"button">) {
	return <button type="button" role="menuitem" className={`${MENU_ENTRY} ${className}`} {...rest} />;
}

/** A menu behind three dots. */
export function MoreMenu({ label, children, className = "" }: MoreMenuProps) {
	return (
		<Menu
			label={label}
			buttonClass={`press grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink ${className}`}
			button={<LineIcon path={DOTS} className="size-6 stroke-4" />}
		>
			{children}
		</Menu>
	);
}
