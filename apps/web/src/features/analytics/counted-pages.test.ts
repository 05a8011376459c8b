import { globSync } from "node:fs";
import { pageOf } from "@hilo/rules/analytics/pages";
import { expect, test } from "vitest";

const ROUTES = new URL("../../routes/", import.meta.url);
const files = globSync("*.tsx", { cwd: ROUTES }).filter((file) => !file.startsWith("_"));

test.each(files)("the page of %s is counted under its own name", (file) => {
	const route = file.replace(/(\.?index)?\.tsx$/, "").replaceAll(".", "/");
	const page = pageOf(`/${route.replaceAll("$", "some-")}`);
	expect(page).toBe(route.startsWith("admin") ? "/admin" : `/${route.replaceAll("$", ":")}`);
});
