// Which area: one list of all, by region; and at the foot of the page a link to each office's first.

import { Form, Link } from "react-router";
import { classes } from "#app/platform/site/classes.ts";
import { Button } from "#app/ui/kit/Button.tsx";
import field from "#app/ui/kit/Field.module.css";
import styles from "./AreaForm.module.css";
import type { WeatherPage } from "./page.server.ts";

export function AreaForm({ choices, chosen }: { choices: WeatherPage["choices"]; chosen: string }) {
  return (
    <Form action="/weather-forecast" className={classes("no-print", styles.form)}>
      <div className={field.field}>
        <label htmlFor="area" className={field.label}>
          地域
        </label>
        <select id="area" name="area" className={field.control} defaultValue={chosen} key={chosen}>
          {choices.map((region) => (
            <optgroup key={region.name} label={region.name}>
              {region.offices.flatMap((office) =>
                office.areas.map(([code, name]) => (
                  <option key={code} value={code}>
                    {name === office.name ? name : `${office.name} ${name}`}
                  </option>
                )),
              )}
            </optgroup>
          ))}
        </select>
      </div>
      <Button>表示する</Button>
      <p className={styles.hint}>選んだ地域はクッキーに覚え、次からはじめに表示します。</p>
    </Form>
  );
}

export function AreaLinks({ choices }: { choices: WeatherPage["choices"] }) {
  return (
    <details className={classes("no-print", styles.links)}>
      <summary>都道府県・地方の一覧</summary>
      <dl>
        {choices.map((region) => (
          <div key={region.name}>
            <dt>{region.name}</dt>
            <dd>
              {region.offices.map(({ name, areas: [first] }) =>
                first ? (
                  <Link key={name} to={`/weather-forecast?area=${first[0]}`}>
                    {name}
                  </Link>
                ) : null,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
