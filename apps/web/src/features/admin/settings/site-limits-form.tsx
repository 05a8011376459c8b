import { formatCount } from "@hilo/rules/play/format";
import {
	defaultSiteLimits,
	isAllowedLimit,
	type LimitGroup,
	SITE_LIMIT_NAMES,
	SITE_LIMITS,
	withLimits,
} from "@hilo/rules/site/site-limits";
import { readTypedNumber } from "@hilo/rules/text/numbers";
import { errorText } from "../../../platform/api/errors.ts";
import { type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { toast } from "../../../platform/toasts.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Form, SubmitButton } from "../../../ui/form.tsx";
import { Section } from "../../../ui/section.tsx";

const CHECKS = Object.fromEntries(
	SITE_LIMIT_NAMES.map((name) => [
		name,
		(text: string) => {
			const { min, max } = SITE_LIMITS[name];
			return isAllowedLimit(name, readTypedNumber(text))
				? null
				: `Please enter a whole number from ${formatCount(min)} to ${formatCount(max)}.`;
		},
	]),
);

/** Edits the rate limits of docs/product.md#limits. */
export function SiteLimitsForm({ limits }: Pick<Outputs["site"]["settings"], "limits">) {
	const utils = trpc.useUtils();
	const change = trpc.site.setLimits.useMutation({
		onSuccess: () => {
			toast("success", "Limits saved");
			return utils.site.settings.invalidate();
		},
	});
	const defaults = defaultSiteLimits();
	const isDefault = SITE_LIMIT_NAMES.every((name) => limits[name] === defaults[name]);
	return (
		<Section
			size="small"
			title="Limits"
			aside={
				!isDefault && (
					<Button
						kind="quiet"
						small
						isBusy={change.isPending}
						onClick={() => change.mutate({ limits: defaults })}
					>
						Restore defaults
					</Button>
				)
			}
		>
			<p className="mb-5 text-muted">Anyone who goes over a limit has to wait.</p>
			<Form
				key={JSON.stringify(limits)}
				checks={CHECKS}
				initial={Object.fromEntries(SITE_LIMIT_NAMES.map((name) => [name, formatCount(limits[name])]))}
				send={(texts) => {
					const numbers = Object.fromEntries(
						Object.entries(texts).map(([name, text]) => [name, readTypedNumber(text)]),
					);
					change.mutate({ limits: withLimits(numbers) });
				}}
				isBusy={change.isPending}
				problem={change.error ? errorText(change.error) : null}
			>
				<LimitFields group="own" />
				<div className="mb-3">
					<h3 className="text-lg">By network address</h3>
					<p className="mt-1 mb-4 max-w-prose text-muted">
						A school or company shares a network address: name it in SHARED_NETWORKS, and it has thirty times
						the following. Signed-in players and known guests count for themselves in calls, pages, changes,
						searches, plays and page views.
					</p>
					{GROUPS.map(([group, title]) => (
						<details key={group} className="border-t border-line">
							<summary className="w-fit cursor-pointer rounded-sm py-3 font-bold">{title}</summary>
							<div className="pt-2">
								<LimitFields group={group} />
							</div>
						</details>
					))}
				</div>
				<SubmitButton busy="Saving..." needsChange>
					Save limits
				</SubmitButton>
			</Form>
		</Section>
	);
}

const GROUPS: readonly (readonly [LimitGroup, string])[] = [
	["play", "Play"],
	["accounts", "Accounts"],
	["server", "Server"],
];

/** Labels, inputs and hints of a row stand in line. */
function LimitFields({ group }: { readonly group: LimitGroup }) {
	const names = SITE_LIMIT_NAMES.filter((name) => SITE_LIMITS[name].group === group);
	return (
		<div className="grid grid-cols-2 gap-x-4 max-[22rem]:grid-cols-1 sm:gap-x-5 xl:grid-cols-3">
			{names.map((name) => {
				const { label, window, min, max, defaultValue } = SITE_LIMITS[name];
				const range = `${formatCount(min)} to ${formatCount(max)}, usually ${formatCount(defaultValue)}.`;
				return (
					<Field
						key={name}
						name={name}
						label={label}
						inputMode="numeric"
						autoComplete="off"
						hint={`${window}. ${range}`}
						className="row-span-3 grid grid-rows-subgrid items-end gap-y-0 pb-5 [&>p]:self-start"
					/>
				);
			})}
		</div>
	);
}
