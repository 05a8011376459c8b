import { canonicalZoneName } from "@hilo/rules/daily/time-zone";
import { useHydrated } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { browserZone } from "../../../platform/browser-zone.ts";
import { momentText } from "../../../platform/dates.ts";
import { QueryBoundary } from "../../../platform/query-boundary.tsx";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { timeIn, zoneGroups, zoneName } from "./zones.ts";

type TimeZoneView = Outputs["daily"]["zone"];

/** The time zone of the player's days. Before the first deck it is the browser's, which the server does not know. */
function useZone() {
	const isHydrated = useHydrated();
	return trpc.daily.zone.useQuery(
		{ timeZone: isHydrated ? browserZone() : undefined },
		{ enabled: isHydrated },
	);
}

export function ZoneSetting() {
	const query = useZone();
	return (
		<section aria-labelledby="zone">
			<h2 id="zone" className="mb-2 text-2xl md:text-3xl">
				When your day starts
			</h2>
			<p className="mb-4 text-muted">
				A new deck opens when the day begins in your time zone. You can change it once a day.
			</p>
			<QueryBoundary query={query} fallback={<Skeleton className="h-42" />}>
				{(zone) => <ZoneForm zone={zone} />}
			</QueryBoundary>
		</section>
	);
}

function ZoneForm({ zone }: { zone: TimeZoneView }) {
	const utils = trpc.useUtils();
	// The server may use another name of the same zone.
	const own = canonicalZoneName(zone.timeZone);
	const [picked, setPicked] = useState<string | null>(null);
	const chosen = picked ?? own;
	const change = trpc.daily.setZone.useMutation({
		onSuccess(changed) {
			utils.daily.zone.setData({ timeZone: browserZone() }, changed);
			setPicked(null);
		},
		onSettled: () => utils.daily.invalidate(),
	});
	const [groups] = useState(() => zoneOptions(own));
	const save = (event: FormEvent) => {
		event.preventDefault();
		if (!change.isPending) change.mutate({ timeZone: chosen });
	};
	const isSaved = change.isSuccess && picked === null;
	return (
		<form onSubmit={save} className="grid gap-3">
			<Select
				label="Time zone"
				options={groups}
				value={chosen}
				fault={change.error ? errorText(change.error) : undefined}
				hint={hintText(zone, chosen)}
				onChange={({ target }) => {
					change.reset();
					setPicked(target.value);
				}}
			/>
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<Button
					type="submit"
					kind="quiet"
					isBusy={change.isPending}
					disabled={chosen === own && !change.isPending && !isSaved}
				>
					{change.isPending ? "Saving…" : "Save time zone"}
				</Button>
				<p role="status" className="font-bold text-correct">
					{isSaved && `Your days are in ${zoneName(own)} now.`}
				</p>
			</div>
		</form>
	);
}

/** The device's zone comes first if it differs. The player's own is listed even if the browser does not know it. */
function zoneOptions(own: string) {
	const here = browserZone();
	const all = zoneGroups([...Intl.supportedValuesOf("timeZone"), own]);
	const device = { label: "This device", options: here ? [{ value: here, label: zoneName(here) }] : [] };
	return here && here !== own ? [device, ...all] : all;
}

function hintText({ changeableAt }: TimeZoneView, chosen: string): string {
	const there = `It is ${timeIn(chosen, Date.now())} there now.`;
	if (changeableAt === null) return there;
	return `${there} You can change it again on ${momentText(new Date(changeableAt).toISOString())}.`;
}
