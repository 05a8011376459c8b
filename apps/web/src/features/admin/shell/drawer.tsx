import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LineIcon } from "../../../ui/line-icon.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import { SideNav } from "./side-nav.tsx";

/** The sidebar on narrow screens: a button opens it over the page, from the left. */
export function Drawer() {
	const [isOpen, setOpen] = useState(false);
	const close = () => setOpen(false);
	return (
		<>
			<Button
				kind="quiet"
				small
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
				className="self-start md:hidden"
			>
				<LineIcon path="M4 7h16M4 12h16M4 17h16" className="size-5 stroke-[2.5]" />
				Menu
			</Button>
			{isOpen && (
				<Dialog
					aria-label="Administration"
					onClose={close}
					onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
					className="drawer m-0 h-dvh max-h-none w-[min(17rem,85vw)] max-w-none overflow-y-auto overscroll-contain border-r-3 border-ink bg-paper text-ink backdrop:bg-sunk/75 md:hidden"
				>
					<div className="grid gap-4 pt-[calc(var(--safe-top)+1rem)] pr-4 pb-(--safe-bottom) pl-[max(1rem,var(--safe-sides))]">
						<div className="flex items-center justify-between">
							<p className="font-display text-xl font-extrabold">Admin</p>
							<CloseButton kind="quiet" small aria-label="Close the menu" className="w-11 px-0">
								<LineIcon path="m6 6 12 12m0-12L6 18" className="size-5 stroke-[2.5]" />
							</CloseButton>
						</div>
						<SideNav onChoose={close} />
					</div>
				</Dialog>
			)}
		</>
	);
}
