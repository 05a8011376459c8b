import type { ReactNode } from "react";
import { Count } from "../../../ui/chip.tsx";
import { catchLostFocus } from "../../../ui/focus.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { type Address, SECTIONS, useWaiting } from "./sections.ts";

interface AdminPageProps {
	/** The address of the section or tab that the page belongs to. */
	at: Address;
	/** By default the section's. */
	title?: ReactNode;
	lead?: ReactNode;
	actions?: ReactNode;
	children: ReactNode;
}

export function AdminPage({ at, title, lead, actions, children }: AdminPageProps) {
	const section = SECTIONS.find(({ to, tabs = [] }) => to === at || tabs.some((tab) => tab.to === at));
	const waiting = useWaiting();
	return (
		<div ref={catchLostFocus} className="grid grid-cols-1 gap-5 pt-5 pb-10 md:pt-7">
			<header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h1 className="text-3xl leading-tight wrap-anywhere md:text-4xl">{title ?? section?.label}</h1>
					{lead && <p className="mt-1 text-muted wrap-anywhere">{lead}</p>}
				</div>
				{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
			</header>
			{section?.tabs && (
				<Tabs
					label={section.label}
					tabs={section.tabs.map(({ to, label }) => ({
						id: to,
						label,
						link: { to },
						after: <Count total={waiting[to] ?? 0} className="ml-2 align-middle" />,
					}))}
					shown={at}
				/>
			)}
			{children}
		</div>
	);
}
