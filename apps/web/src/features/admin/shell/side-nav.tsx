import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Count } from "../../../ui/count.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LineIcon } from "../../../ui/icon.tsx";
import { CloseButton } from "../../../ui/modal.tsx";
import { SECTIONS } from "./sections.ts";
import { useWaiting } from "./use-waiting.ts";

const EXIT = "M14 4H5v16h9M10 12h10m-4-4 4 4-4 4";

const ENTRY =
	"flex min-h-11 items-center gap-3 rounded-sm px-3 font-semibold text-muted -outline-offset-3 hover:bg-sunk hover:text-ink data-[status=active]:bg-ink data-[status=active]:text-paper";

/** @param onChoose closes the drawer around it */
export function SideNav({ onChoose }: { onChoose?: () => void }) {
	const waiting = useWaiting();
	return (
		<nav aria-label="Administration">
			<ul className="grid gap-1">
				{SECTIONS.map(({ label, to, icon, tabs = [] }) => (
					<li key={to}>
						<Link
							to={to}
							activeOptions={{ exact: to === "/admin", includeSearch: false }}
							className={ENTRY}
							onClick={onChoose}
						>
							<LineIcon path={icon} className="size-5 stroke-2" />
							{label}
							<Count total={tabs.reduce((sum, tab) => sum + (waiting[tab.to] ?? 0), 0)} className="ml-auto" />
						</Link>
					</li>
				))}
				<li className="mt-3 border-t border-line pt-3">
					<Link to="/" className={`${ENTRY} data-[status=active]:bg-transparent`} onClick={onChoose}>
						<LineIcon path={EXIT} className="size-5 stroke-2" />
						Exit Admin
					</Link>
				</li>
			</ul>
		</nav>
	);
}

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
					className="m-0 h-dvh max-h-none w-[min(17rem,85vw)] max-w-none overflow-y-auto overscroll-contain border-r-3 border-ink bg-paper text-ink backdrop:bg-sunk/75 md:hidden"
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
