// The Chakra recipes the admin draws with. A component whose recipe is missing here renders unstyled and says nothing: a test renders them all.

import {
  badgeRecipe,
  buttonRecipe,
  fieldSlotRecipe,
  headingRecipe,
  inputRecipe,
  linkRecipe,
  nativeSelectSlotRecipe,
  tableSlotRecipe,
  textareaRecipe,
} from "@chakra-ui/react/theme";

export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  heading: headingRecipe,
  input: inputRecipe,
  link: linkRecipe,
  textarea: textareaRecipe,
};

export const slotRecipes = {
  field: fieldSlotRecipe,
  nativeSelect: nativeSelectSlotRecipe,
  table: tableSlotRecipe,
};
