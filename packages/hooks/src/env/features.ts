/** The feature switches of spec §3, in its order. */
export const featureNames = [
  'vip',
  'live',
  'book',
  'topic',
  'paper',
  'practice',
  'mockPaper',
  'wrongBook',
  'wenda',
  'share',
  'codeExchanger',
  'snapshort',
  'ke',
  'promoCode',
  'daySignIn',
  'credit1Mall',
  'tuangou',
  'miaosha',
  'cert',
] as const;

export type FeatureName = (typeof featureNames)[number];
export type ConfigFunc = Record<FeatureName, boolean>;

/** Spec default: only `vip` is on. */
export const defaultConfigFunc: Readonly<ConfigFunc> = {
  vip: true,
  live: false,
  book: false,
  topic: false,
  paper: false,
  practice: false,
  mockPaper: false,
  wrongBook: false,
  wenda: false,
  share: false,
  codeExchanger: false,
  snapshort: false,
  ke: false,
  promoCode: false,
  daySignIn: false,
  credit1Mall: false,
  tuangou: false,
  miaosha: false,
  cert: false,
};

/**
 * The add-on that turns each switch on (contract §6). `vip` has none and is always on. The original misspells the add-on of
 * `promoCode`; the intended name is used here.
 */
const addonOf: Record<Exclude<FeatureName, 'vip'>, string> = {
  live: 'Zhibo',
  book: 'MeeduBooks',
  topic: 'MeeduTopics',
  paper: 'Paper',
  practice: 'Paper',
  mockPaper: 'Paper',
  wrongBook: 'Paper',
  wenda: 'Wenda',
  share: 'MultiLevelShare',
  codeExchanger: 'CodeExchanger',
  snapshort: 'Snapshot',
  ke: 'XiaoBanKe',
  promoCode: 'MultiLevelShare',
  daySignIn: 'DaySignIn',
  credit1Mall: 'Credit1Mall',
  tuangou: 'TuanGou',
  miaosha: 'MiaoSha',
  cert: 'Cert',
};

const isFeature = (name: string): name is FeatureName =>
  Object.keys(defaultConfigFunc).includes(name);

/** Reads feature switches from a value of unknown shape; unknown names and non-boolean values are dropped. */
export function readFeatures(value: unknown): Partial<ConfigFunc> {
  const features: Partial<ConfigFunc> = {};
  if (typeof value !== 'object' || value === null) return features;
  for (const [name, flag] of Object.entries<unknown>({ ...value }))
    if (isFeature(name) && typeof flag === 'boolean') features[name] = flag;
  return features;
}

/** Returns the switches that a list of enabled add-ons turns on (contract §6). */
function featuresOfAddons(addons: readonly string[] | null | undefined): Partial<ConfigFunc> {
  const features: Partial<ConfigFunc> = {};
  for (const [name, addon] of Object.entries(addonOf))
    if (isFeature(name) && addons?.includes(addon)) features[name] = true;
  return features;
}

/** The sources that decide the feature switches. */
export interface FeatureSources {
  /** `/env.js`: wins wherever it names a switch. */
  env?: Partial<ConfigFunc>;
  /** `config_func` of the config reply; when present, add-ons are not looked at. */
  configFunc?: Partial<ConfigFunc> | null;
  /** `enabled_addons` of the config reply (contract E-41). */
  addons?: readonly string[] | null;
  /** Whether the server has answered the check of a promo code, whatever its add-ons (ADR 19). */
  promoCode?: boolean;
}

/**
 * Returns all 19 switches. In order of precedence they come from `/env.js`, the config reply, what the server has answered, and
 * the spec's defaults.
 */
export function resolveConfigFunc({
  env,
  configFunc,
  addons,
  promoCode = false,
}: FeatureSources): ConfigFunc {
  return {
    ...defaultConfigFunc,
    promoCode,
    ...(configFunc ?? featuresOfAddons(addons)),
    ...env,
  };
}
