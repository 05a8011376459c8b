import {
	defaultSiteLimits,
	isAllowedLimit,
	SITE_LIMIT_NAMES,
	SITE_LIMITS,
	type SiteLimitName,
	withLimits,
} from "@hilo/rules/site/site-limits";
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
			return isAllowedLimit(name, numberOf(text))
				? null
				: `Please enter a whole number from ${min} to ${max}.`;
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
						Back to the usual
					</Button>
				)
			}
		>
			<p className="mb-5 text-muted">Anyone who goes over a limit has to wait.</p>
			<Form
				key={JSON.stringify(limits)}
				checks={CHECKS}
				initial={Object.fromEntries(SITE_LIMIT_NAMES.map((name) => [name, String(limits[name])]))}
				send={(texts) => {
					const numbers = Object.fromEntries(
						Object.entries(texts).map(([name, text]) => [name, numberOf(text)]),
					);
					change.mutate({ limits: withLimits(numbers) });
				}}
				isBusy={change.isPending}
				problem={change.error ? errorText(change.error) : null}
			>
				<LimitFields names={SITE_LIMIT_NAMES.filter((name) => !SITE_LIMITS[name].isByAddress)} />
				<details className="mt-2 mb-5">
					<summary className="w-fit cursor-pointer rounded-sm py-2.5 font-bold">
						Limits by network address
					</summary>
					<p className="mt-2 mb-5 text-muted">
						A school or company shares a network address: name it in SHARED_NETWORKS, and it has thirty times
						the following. Signed-in players and known guests count for themselves in calls, pages and
						changes.
					</p>
					<LimitFields names={SITE_LIMIT_NAMES.filter((name) => SITE_LIMITS[name].isByAddress)} />
				</details>
				<SubmitButton busy="Saving..." needsChange>
					Save limits
				</SubmitButton>
			</Form>
		</Section>
	);
}

function LimitFields({ names }: { readonly names: readonly SiteLimitName[] }) {
	return (
		<div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
			{names.map((name) => {
				const { label, window, min, max, defaultValue } = SITE_LIMITS[name];
				const range = `${min} to ${max.toLocaleString("en-US")}, usually ${defaultValue}.`;
				return (
					<Field
						key={name}
						name={name}
						label={label}
						inputMode="numeric"
						autoComplete="off"
						hint={`${window}. ${range}`}
					/>
				);
			})}
		</div>
	);
}

function numberOf(text: string): number {
	return text.trim() === "" ? Number.NaN : Number(text);
}
